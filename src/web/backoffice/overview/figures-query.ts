import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type ChartPeriod, chartPeriods, getStaffStatistics } from '#contract/staff-statistics';
import { query } from '../../data/query.ts';

export const USUAL_PERIOD = '30' satisfies ChartPeriod;

export const periodIn = (params: URLSearchParams): ChartPeriod =>
  chartPeriods.find(period => period === params.get('days')) ?? USUAL_PERIOD;

/** The charts of another period take the place of the shown ones without an empty moment. */
export const figuresQuery = (days: ChartPeriod) =>
  queryOptions({ ...query(getStaffStatistics, { days }), placeholderData: keepPreviousData });
