import type { Messages } from '../en.ts'

export const checkout: Messages['checkout'] = {}
