import { iconMarkup } from '#app/art/icon-markup.ts'
import { starRowName, type IconName } from '#app/art/icons.ts'

/**
 * Renders a small picture beside text. The text carries the meaning, so the picture is hidden from assistive
 * technology.
 */
export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // The height follows from the view box. It is left out because a list has many icons and a budget of bytes.
      width="24"
      // Without style a drawing of lines would be a black area.
      fill="none"
      stroke="gray"
      // The server sends the drawing and the browser would write a `<use>`, which React leaves as it is.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: iconMarkup(name) }}
    />
  )
}

/** Renders a rating from 0 to 5 as a row of stars, to the nearest half; the text beside it says it in words. */
export function Stars({ value }: { value: number }) {
  return (
    <svg
      className="stars"
      viewBox="0 0 120 24"
      aria-hidden="true"
      width="120"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: iconMarkup(starRowName(value)) }}
    />
  )
}
