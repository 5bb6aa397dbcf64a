import { dirOf } from '#app/i18n/text-direction.ts'
import { localPath } from '#app/i18n/paths.ts'
import { languageOfPath } from '#app/i18n/languages.ts'
import { useTranslation } from '#app/i18n/use-translation.ts'
import { scriptData } from './script-data.ts'
import { ScriptData } from './script-data.tsx'
import { ShopLink } from './shop-link.tsx'

type Step = { name: string; to?: string }

/**
 * Renders the path from the home page to this one; the last name is the page itself. `canonical`: its URL, if machines
 * are told the path as well.
 */
export function Crumbs({ steps, canonical }: { steps: Step[]; canonical?: string | undefined }) {
  const { t } = useTranslation()
  const home = { name: t('frame.home'), to: '/' }
  return (
    <nav className="crumbs" aria-label={t('frame.here')}>
      <ol>
        <li>
          <ShopLink to="/">{home.name}</ShopLink>
        </li>
        {steps.map(({ name, to }) => (
          <li key={name}>
            {to ? (
              <ShopLink to={to} dir={dirOf(name)}>
                {name}
              </ShopLink>
            ) : (
              <span aria-current="page" dir={dirOf(name)}>
                {name}
              </span>
            )}
          </li>
        ))}
      </ol>
      {canonical && <ScriptData data={scriptData(addressed([home, ...steps], canonical))} />}
    </nav>
  )
}

const addressed = (steps: Step[], canonical: string) => {
  const { origin, pathname } = new URL(canonical)
  const language = languageOfPath(pathname)
  return steps.map(({ name, to }) => ({
    name,
    ...(to !== undefined && { url: origin + localPath(language, to) }),
  }))
}
