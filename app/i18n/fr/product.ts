import type { Messages } from '../en.ts'

export const product: Messages['product'] = {}
