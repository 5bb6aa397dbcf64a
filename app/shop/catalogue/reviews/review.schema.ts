import { z } from 'zod'
import { tidyLine } from '#app/shop/customers/addresses/address.schema.ts'
import {
  longestReviewFields,
  type ReviewFault,
  type ReviewField,
  type ReviewText,
} from './review.ts'
import { removeUnseen } from '#app/i18n/visitor-text.ts'

export type ReviewParseResult =
  | { ok: true; review: ReviewText }
  | { ok: false; faults: Partial<Record<ReviewField, ReviewFault>> }

const fault = (message: ReviewFault) => ({ message })
const hasWords = (text: string) => /[\p{L}\p{N}]/u.test(text)
const atMost = (count: number) => (text: string) => [...text].length <= count
const hasLink = (text: string) => /https?:\/\/|\bwww\./i.test(text)

const tidyText = (text: string) =>
  removeUnseen(text.replace(/\r\n?/g, '\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .normalize('NFC')

const textField = (tidy: (text: string) => string, most: number) =>
  z
    .string()
    .default('')
    .transform(tidy)
    .refine(hasWords, fault('missing'))
    // The check for links takes time by the length, so it does not run on a text that is too long.
    .refine(atMost(most), { ...fault('too-long'), abort: true })
    .refine((text) => !hasLink(text), fault('link'))

/** The shop's own answer may name a web address. */
const answerSchema = z
  .string()
  .transform(tidyText)
  .refine(hasWords, fault('missing'))
  .refine(atMost(longestReviewFields.body), fault('too-long'))

/** Reads the shop's answer to a review, which is plain text and may be as long as a review. */
export function readReviewAnswer(
  typed: string | null,
): { ok: true; text: string } | { ok: false; fault: 'missing' | 'too-long' } {
  const read = answerSchema.safeParse(typed ?? '')
  if (read.success) return { ok: true, text: read.data }
  return { ok: false, fault: read.error.issues[0]?.message === 'too-long' ? 'too-long' : 'missing' }
}

const reviewSchema = z.object({
  rating: z
    .string({ error: 'missing' })
    .regex(/^[1-5]$/, fault('missing'))
    .transform(Number),
  title: textField(tidyLine, longestReviewFields.title),
  body: textField(tidyText, longestReviewFields.body),
  writer: textField(tidyLine, longestReviewFields.writer),
})

/**
 * Reads the fields of the review form and returns the errors by field. The text is plain; nothing
 * in it is HTML.
 */
export function readReview(form: URLSearchParams): ReviewParseResult {
  const read = reviewSchema.safeParse(Object.fromEntries(form))
  if (read.success) return { ok: true, review: read.data }
  const faults: Partial<Record<ReviewField, ReviewFault>> = {}
  for (const { path, message } of read.error.issues)
    faults[path[0] as ReviewField] ??= message as ReviewFault
  return { ok: false, faults }
}
