import { z } from 'zod'
import { boundedArray } from './bounded.schema.ts'
import { countryCode } from './market-settings.schema.ts'
import { wholeNumberTo99 } from './number-settings.schema.ts'
import { faultIssue } from './setting-fault.ts'
import type { PickupPlace } from './shop-settings.ts'
import { describeFields, textLine, textsByLanguage } from './text-fields.schema.ts'

const mostPlaces = 20
const longestLine = 100
const longestHours = 200
const placeFields = ['id', 'name', 'addressLine1', 'postcode', 'city', 'country', 'hours', 'days']

const place = z.strictObject(
  {
    id: textLine(20).superRefine((text, context) => {
      const right = 'must have small letters, digits and hyphens, such as leipzig'
      if (!/^[a-z][a-z0-9-]*$/.test(text)) context.addIssue(faultIssue('placeId', {}, right))
    }),
    name: textLine(longestLine),
    addressLine1: textLine(longestLine),
    postcode: textLine(12),
    city: textLine(longestLine),
    country: countryCode,
    hours: textsByLanguage(longestHours),
    days: wholeNumberTo99.default(0),
  },
  { error: describeFields(placeFields) },
)

export const pickupPlaces: z.ZodType<PickupPlace[]> = boundedArray(
  place,
  mostPlaces,
  `must have at most ${mostPlaces} places`,
  'must be a list of places',
).superRefine((places, context) => {
  const ids = places.map(({ id }) => id)
  const twice = ids.find((id, n) => ids.indexOf(id) !== n)
  if (twice !== undefined)
    context.addIssue(faultIssue('placeTwice', { what: twice }, `has the place ${twice} twice`))
})
