import type { ReactNode } from 'react'

/** Renders names and values side by side. A fact whose value is false or undefined is left out. */
export function FactList({ facts }: { facts: [string, ReactNode][] }) {
  const shown = facts.filter(([, value]) => value !== false && value !== undefined)
  return (
    <dl className="facts">
      {shown.map(([name, value], n) => (
        <div key={n}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
