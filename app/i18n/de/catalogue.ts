import type { Messages } from '../en.ts'

export const catalogue: Messages['catalogue'] = {}
