import { scenePath } from '#app/art/art-paths.ts'
import type { EndedSignIn } from './ended-sign-in.ts'

/** In the place of an empty cart or list, which would be wrong: what was there is in the account. */
export function EndedSignInNote({ ended: { heading, words, link, path } }: { ended: EndedSignIn }) {
  return (
    <div className="empty">
      <img src={scenePath('bag')} width="300" height="240" alt="" />
      <h1>{heading}</h1>
      <p className="lede">{words}</p>
      <a className="btn btn--buy" href={path}>
        {link}
      </a>
    </div>
  )
}
