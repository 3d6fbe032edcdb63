"""Figures of statistics, drawn by hand as all plots are."""
