import { z } from 'zod'
import { orderMailRhythms } from './shop-settings.ts'

const wrongRhythm = `must be one of ${orderMailRhythms.join(', ')}`

export const orderMailRhythm = z
  .string(wrongRhythm)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(orderMailRhythms, wrongRhythm))
