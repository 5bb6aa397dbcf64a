import { z } from 'zod'
import { invoiceMoments, invoiceSeriesPattern } from './invoice-series.ts'
import { faultIssue } from './setting-fault.ts'

const wrongMoment = `must be one of ${invoiceMoments.join(', ')}`

export const invoiceMoment = z
  .string(wrongMoment)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(invoiceMoments, wrongMoment))

const wrongSeries =
  'must be like RE-{year}-{number}: up to four letters, then {year} and {number}, each once; without the year, numbers would repeat each year'

export const invoiceSeries = z
  .string(wrongSeries)
  .transform((text) => text.trim().replace(/^[a-z]+/, (letters) => letters.toUpperCase()))
  .superRefine((text, context) => {
    if (!invoiceSeriesPattern.test(text)) context.addIssue(faultIssue('series', {}, wrongSeries))
  })
