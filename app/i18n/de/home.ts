import type { Messages } from '../en.ts'

export const home: Messages['home'] = {}
