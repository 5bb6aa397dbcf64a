import {
  continueSeries,
  type ContinueSeriesOutcome,
} from '#app/shop/ordering/invoices/continue-series.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'

export const seriesActions: Record<string, OfficeAction> = { 'settings.continue': continueNumbers }

/** Continues the numbers of invoices from those of another program. */
async function continueNumbers(context: OfficeFormContext) {
  const { form, t, now, url } = context
  const outcome = await continueSeries((form.get('number') ?? '').trim(), now)
  if (!outcome.ok) return refuse(context, { number: describeSeriesFault(outcome, context) })
  const done = t('office.settings.series.done', { next: outcome.next })
  return officeRedirect(url.pathname + url.search, done)
}

function describeSeriesFault(
  outcome: ContinueSeriesOutcome & { ok: false },
  { t }: OfficeFormContext,
): string {
  switch (outcome.reason) {
    case 'form':
      return t('office.settings.series.form', { series: outcome.series.join(', ') })
    case 'year':
      return t('office.settings.series.year', { year: String(outcome.year) })
    case 'long':
      return t('office.settings.series.long')
    case 'begun':
      return t('office.settings.series.begun', { next: outcome.next })
  }
}
