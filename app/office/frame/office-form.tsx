import type { FormHTMLAttributes } from 'react'
import { useOffice } from './office-context.ts'

/** Renders a form that is posted to this page, or to `action`. */
export function OfficeForm({ action, children, ...rest }: FormHTMLAttributes<HTMLFormElement>) {
  const { url } = useOffice()
  return (
    <form method="post" action={action ?? url.pathname + url.search} {...rest}>
      {children}
    </form>
  )
}

/** `seen` is the fingerprint of what the page shows. */
export type SeenProps = { seen: string }

/** Renders the hidden fields that tell a change that was made from something else than what is stored. */
export function SeenFields({ seen }: SeenProps) {
  const { now } = useOffice()
  return (
    <>
      <input type="hidden" name="seen" value={seen} />
      <input type="hidden" name="openedAt" value={now} />
    </>
  )
}
