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
