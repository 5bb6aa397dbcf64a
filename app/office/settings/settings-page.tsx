import { useActionData } from '@remix-run/react'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import type { SettingsPageData } from './find-settings.server.ts'
import { LinkSecretsForm } from './link-secrets-form.tsx'
import { SettingField } from './setting-controls.tsx'
import { settingGroupNames } from './setting-groups.ts'
import { SettingsFileForm } from './settings-file-form.tsx'

/** Renders one group of settings as a form, and links to the others. */
export function SettingsPage(data: SettingsPageData) {
  const { t } = useOffice()
  return (
    <OfficePage title={t('office.settings.title')} current="settings">
      <nav aria-label={t('office.settings.title')}>
        <ul className="views">
          {settingGroupNames.map((one) => (
            <li key={one}>
              <a
                href={`/office/settings?group=${one}`}
                aria-current={one === data.group ? 'page' : undefined}
              >
                {t(`office.settings.groups.${one}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <GroupForm {...data} />
      {data.group === 'look' && <SettingsFileForm />}
      {data.group === 'orders' && <NumbersForm />}
      {data.linkSecrets && <LinkSecretsForm {...data.linkSecrets} />}
      {data.group === 'markets' && (
        <p className="hint">
          {t('office.settings.pickup')}{' '}
          <a href="/office/delivery/pickup">{t('office.delivery.pickup.link')}</a>
        </p>
      )}
      {data.misplaced > 0 && (
        <p className="note">{t('office.settings.misplaced', { count: data.misplaced })}</p>
      )}
    </OfficePage>
  )
}

/** Returns what names a setting of the group before its message in the summary of a refused form. */
function useSettingLabel(settings: SettingsPageData['settings']) {
  const { t } = useOffice()
  return (field: string) => {
    const setting = settings.find(({ name }) => name === field)
    return setting && t(`office.settings.labels.${setting.name}`)
  }
}

function GroupForm(data: SettingsPageData) {
  const { t } = useOffice()
  const { group, settings } = data
  const invalid = useInvalidForm('settings.save')
  const fingerprints = invalid?.values.fingerprints ?? data.fingerprints
  const { conflicts = [], details = [] } =
    useActionData<{ conflicts?: string[]; details?: string[] }>() ?? {}
  const encType = group === 'look' ? 'multipart/form-data' : undefined
  return (
    <OfficeForm encType={encType} key={group}>
      <OfficeErrors invalid={invalid} labelOf={useSettingLabel(settings)} />
      {details.length > 0 && <Details details={details} />}
      <h2>{t(`office.settings.groups.${group}`)}</h2>
      <input type="hidden" name="fingerprints" value={fingerprints} />
      <div className="piles">
        {settings.map((sheet) => (
          <SettingField
            key={sheet.name}
            sheet={sheet}
            data={data}
            invalid={invalid}
            isStale={conflicts.includes(sheet.name)}
          />
        ))}
      </div>
      <p className="save">
        <button className="btn" name="intent" value="settings.save">
          {t('office.frame.save')}
        </button>
      </p>
    </OfficeForm>
  )
}

/** Renders what is wrong with settings in the words of the check, which are English. */
function Details({ details }: { details: string[] }) {
  const { t } = useOffice()
  return (
    <div className="note">
      <p>{t('office.settings.detail')}</p>
      {details.map((one) => (
        <p key={one} lang="en">
          {one}
        </p>
      ))}
    </div>
  )
}

/** Renders the form for the last number of another program, after which the shop's begin. */
function NumbersForm() {
  const { t } = useOffice()
  const invalid = useInvalidForm('settings.continue')
  return (
    <OfficeForm className="panel">
      <h2>{t('office.settings.series.title')}</h2>
      <OfficeErrors invalid={invalid} />
      <OfficeField
        id="number"
        required
        autoComplete="off"
        label={t('office.settings.series.number')}
        hint={t('office.settings.series.text')}
        invalid={invalid}
      />
      <button className="btn btn--quiet" name="intent" value="settings.continue">
        {t('office.settings.series.button')}
      </button>
    </OfficeForm>
  )
}
