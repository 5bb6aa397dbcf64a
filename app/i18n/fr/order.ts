import type { Messages } from '../en.ts'

export const order: Messages['order'] = {}
