import { Children, type ReactNode } from 'react'

/** Renders each child with a space behind it, which keeps their words apart where no style does. */
export const Spaced = ({ children }: { children: ReactNode }) => (
  <>{Children.map(children, (child) => [child, ' '])}</>
)
