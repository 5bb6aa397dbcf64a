import { iconMarkup } from '#app/art/icon-markup.ts'
import { starRowName, type IconName } from '#app/art/icons.ts'

/** A small picture beside words; the words carry the meaning, so it is hidden from assistive technology. */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      width="24"
      height="24"
      // The server sends the drawing, the browser would write a `<use>`: React leaves it for another name alone.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: iconMarkup(name) }}
    />
  )
}

/** A rating from 0 to 5 as a row of stars, to the nearest half; say it in words beside it. */
export function Stars({ value }: { value: number }) {
  return (
    <svg
      className="stars"
      viewBox="0 0 120 24"
      aria-hidden="true"
      width="120"
      height="24"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: iconMarkup(starRowName(value)) }}
    />
  )
}
