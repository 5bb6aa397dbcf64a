import { z } from 'zod'

/** zod looks at every element before it reports that there are too many: one more than `most` is enough to be told. */
const cutTo = (most: number) => (value: unknown) =>
  Array.isArray(value) && value.length > most ? value.slice(0, most + 1) : value

/** A tuple or a list, of which no more than `most` elements and one are looked at. */
export const bounded = <T extends z.ZodType>(list: T, most: number) =>
  z.preprocess(cutTo(most), list)

/**
 * At most `most` of something. Every list that comes from outside is one: the work that a stuffed one makes must not
 * grow with its length.
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

/** At most `most` values by their names. */
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
