import { shopIdentity } from '#app/shop-settings/shop-identity.ts'
import { useOffice } from './office-context.ts'
import { OfficeForm } from './office-form.tsx'
import { listOfficePages, type OfficePageId } from './office-pages.ts'

type CurrentProps = { current: OfficePageId | undefined }

/** React 18 does not type these attributes. */
const opensMenu = { popovertarget: 'menu' }
const closesMenu = { ...opensMenu, popovertargetaction: 'hide' }
const menu = { id: 'menu', popover: 'auto' }

/**
 * Renders the head of every page of the office. On a narrow screen all but the name of the shop is in a menu that a
 * button opens without a script; on a wide one it is a row of groups above the pages of the current one.
 */
export function OfficeHeader({ current }: CurrentProps) {
  const { t, staff } = useOffice()
  return (
    <header className="frame">
      <p className="frame__shop">{shopIdentity().name}</p>
      <button type="button" className="btn btn--text frame__open" {...opensMenu}>
        {t('office.frame.menu')}
      </button>
      <div className="frame__menu" {...menu}>
        {/* On a low screen the menu covers all of it, so that nothing beside it can be tapped. */}
        <button type="button" className="btn btn--text frame__open" {...closesMenu}>
          {t('office.frame.closeMenu')}
        </button>
        <nav aria-label={t('office.frame.navigation')}>
          <OfficePages current={current} />
        </nav>
        <div className="frame__self">
          <a href="/office/account" aria-current={current === 'account' ? 'page' : undefined}>
            {staff?.name}
          </a>
          <OfficeForm action="/office">
            <button className="btn btn--text" name="intent" value="office.sign-out">
              {t('office.frame.signOut')}
            </button>
          </OfficeForm>
        </div>
      </div>
    </header>
  )
}

function OfficePages({ current }: CurrentProps) {
  const { t, staff } = useOffice()
  const ariaCurrent = (id: OfficePageId) => (id === current ? 'page' : undefined)
  return (
    <ul className="frame__pages">
      {listOfficePages(staff?.role).map(({ group, pages }) => {
        const [first, ...others] = pages
        if (others.length === 0)
          return (
            <li key={group}>
              <a href={first!.path} aria-current={ariaCurrent(first!.id)}>
                {t(first!.label)}
              </a>
            </li>
          )
        const isCurrent = pages.some(({ id }) => id === current)
        return (
          <li key={group}>
            <a href={first!.path} aria-current={isCurrent || undefined}>
              {t(`office.frame.groups.${group}`)}
            </a>
            <ul>
              {pages.map(({ id, path, label }) => (
                <li key={id}>
                  <a href={path} aria-current={ariaCurrent(id)}>
                    {t(label)}
                  </a>
                </li>
              ))}
            </ul>
          </li>
        )
      })}
    </ul>
  )
}
