import type { Messages } from '../en.ts'

export const price: Messages['price'] = {}
