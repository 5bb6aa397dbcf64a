import type { z } from 'zod'

/**
 * The command line takes a `text` as it is, one of several `texts` with its language as an option, `words` either way,
 * `fields` as `name=value; name=value`, a `list` as in `EUR,CHF`, `lines` as in `Markt 1; 04103 Leipzig`, `pairs` as in
 * `CH=EUR,GB=GBP`, and the content of a `file`. The value of `rows` has a command of its own.
 */
export type ValueForm =
  'text' | 'texts' | 'words' | 'fields' | 'list' | 'lines' | 'pairs' | 'file' | 'rows'

export type SettingDefinition<Value> = {
  schema: z.ZodType<Value>
  form: ValueForm
  /** Shows how the command line takes a value. What the setting is for stands in the messages `office.settings.about`. */
  example?: string
}
