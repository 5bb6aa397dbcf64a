import type { InvalidForm } from '#app/components/forms/invalid-form.ts'
import type { NewOrderData } from './show-draft.server.ts'

/** Every part of the page shows the same draft; `invalid` has what was typed, and messages by field. */
export type DraftProps = { draft: NewOrderData; invalid: InvalidForm }
