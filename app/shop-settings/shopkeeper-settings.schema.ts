import { z } from 'zod'
import { fileStorages, orderMailRhythms } from './shop-settings.ts'

const wrongRhythm = `must be one of ${orderMailRhythms.join(', ')}`

export const orderMailRhythm = z
  .string(wrongRhythm)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(orderMailRhythms, wrongRhythm))

const wrongStorage = `must be one of ${fileStorages.join(', ')}`

export const fileStorage = z
  .string(wrongStorage)
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.enum(fileStorages, wrongStorage))
