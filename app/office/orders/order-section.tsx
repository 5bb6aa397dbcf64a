import type { ReactNode } from 'react'

/** Renders a part of the page of an order below its heading. */
export function OrderSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="panel">
      <h2>{heading}</h2>
      {children}
    </section>
  )
}
