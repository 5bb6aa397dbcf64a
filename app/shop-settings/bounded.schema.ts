import { z } from 'zod'

/**
 * Cuts a value to one element more than allowed, since zod checks every element before it reports
 * that there are too many.
 */
const cutTo = (most: number) => (value: unknown) =>
  Array.isArray(value) && value.length > most ? value.slice(0, most + 1) : value

/** Bounds a tuple or list, so that at most `most + 1` elements are checked. */
export const bounded = <T extends z.ZodType>(list: T, most: number) =>
  z.preprocess(cutTo(most), list)

/**
 * Accepts at most `most` elements. Every list from outside uses it, so that the cost of a request
 * does not grow with the list.
 */
export const boundedArray = <T extends z.ZodType>(
  element: T,
  most: number,
  message?: string,
  params?: Parameters<typeof z.array>[1],
) => bounded(z.array(element, params).max(most, message), most)

function cutKeys(value: unknown, most: number): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  const keys = Object.keys(value)
  if (keys.length <= most) return value
  const entries = Object.entries(value as Record<string, unknown>)
  return Object.fromEntries(entries.slice(0, most + 1))
}

/** Accepts at most `most` named values. */
export const boundedRecord = <K extends z.ZodType<string, string>, V extends z.ZodType>(
  key: K,
  value: V,
  most: number,
  message = `has more than ${most} names`,
) =>
  z.preprocess(
    (record) => cutKeys(record, most),
    z.record(key, value).refine((record) => Object.keys(record).length <= most, message),
  )
