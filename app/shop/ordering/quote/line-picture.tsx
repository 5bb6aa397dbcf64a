import type { LineImage } from './describe-quote.ts'

/** Shows the picture of a line. Its alternative text is empty, because the name beside it says what it shows. */
export function LinePicture({ path, isBook }: LineImage) {
  return (
    <img
      className={isBook ? 'book' : 'niche'}
      src={path}
      width="300"
      height={isBook ? '450' : '300'}
      alt=""
      loading="lazy"
    />
  )
}
