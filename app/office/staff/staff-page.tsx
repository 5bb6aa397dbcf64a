import { useActionData } from '@remix-run/react'
import { useInvalidForm } from '#app/components/forms/invalid-form.ts'
import { languageNames, languages } from '#app/i18n/languages.ts'
import { staffRoles } from '#app/shop/staff/staff-role.ts'
import type { StaffSheet } from '#app/shop/staff/staff.server.ts'
import { useOffice } from '../frame/office-context.ts'
import { OfficeErrors, OfficeField, OfficeSelect } from '../frame/office-field.tsx'
import { OfficeForm } from '../frame/office-form.tsx'
import { OfficePage } from '../frame/office-page.tsx'
import { OfficeTable } from '../frame/office-table.tsx'

/** Holds a link that was just made, whose key is not stored. */
export type NewLink = { link: { message: string; address: string } }

type StaffPageProps = { staff: StaffSheet[]; isDemanded: boolean }

export function StaffPage({ staff, isDemanded }: StaffPageProps) {
  const { t, staff: self } = useOffice()
  return (
    <OfficePage title={t('office.staff.title')} current="staff">
      <LinkNote />
      <OfficeErrors invalid={useInvalidForm('staff.change')} />
      <OfficeTable
        caption={t('office.staff.caption')}
        rows={staff}
        keyOf={({ id }) => id}
        empty=""
        columns={[
          { id: 'name', label: t('office.frame.name'), cell: ({ name }) => name },
          { id: 'email', label: t('office.frame.email'), cell: ({ email }) => <bdi>{email}</bdi> },
          {
            id: 'role',
            label: t('office.staff.roleLabel'),
            cell: ({ role }) => t(`office.staff.role.${role}`),
          },
          { id: 'state', label: t('office.staff.state'), cell: (one) => <State {...one} /> },
          {
            id: 'change',
            label: t('office.frame.action'),
            isOfButtons: true,
            cell: (one) => (one.id === self?.id ? t('office.staff.you') : <Changes {...one} />),
          },
        ]}
      />
      <div className="columns">
        <AddForm />
        <Demand isDemanded={isDemanded} />
      </div>
    </OfficePage>
  )
}

function LinkNote() {
  const { t } = useOffice()
  const link = useActionData<Partial<NewLink>>()?.link
  if (!link) return null
  return (
    <div className="note" role="status">
      <p>{link.message}</p>
      <p className="field">
        <label htmlFor="link">{t('office.staff.linkLabel')}</label>
        <input id="link" className="input code" readOnly value={link.address} />
      </p>
    </div>
  )
}

function State({ hasPassword, hasTotp, signIns }: StaffSheet) {
  const { t } = useOffice()
  if (!hasPassword) return t('office.staff.noPassword')
  const signedIn =
    signIns === 0 ? t('office.staff.notSignedIn') : t('office.staff.signIns', { count: signIns })
  const code = t(hasTotp ? 'office.staff.withCode' : 'office.staff.withoutCode')
  return `${signedIn}. ${code}.`
}

function Changes({ id, name, role }: StaffSheet) {
  const { t } = useOffice()
  const other = role === 'owner' ? 'clerk' : 'owner'
  return (
    <details>
      <summary>{t('office.staff.change', { name })}</summary>
      <OfficeForm className="row">
        <input type="hidden" name="intent" value="staff.change" />
        <input type="hidden" name="id" value={id} />
        <button className="btn btn--quiet" name="do" value={other}>
          {t(other === 'owner' ? 'office.staff.makeOwner' : 'office.staff.makeClerk')}
        </button>
        <button className="btn btn--quiet" name="do" value="link">
          {t('office.staff.link')}
        </button>
        <button className="btn btn--quiet" name="do" value="end-sign-ins">
          {t('office.staff.endSignIns')}
        </button>
        <button className="btn btn--danger" name="do" value="end">
          {t('office.staff.end')}
        </button>
      </OfficeForm>
    </details>
  )
}

function AddForm() {
  const { t, language } = useOffice()
  const invalid = useInvalidForm('staff.add')
  return (
    <OfficeForm className="panel">
      <h2>{t('office.staff.addTitle')}</h2>
      <OfficeErrors invalid={invalid} />
      <OfficeField id="name" label={t('office.frame.name')} required invalid={invalid} />
      <OfficeField
        id="email"
        type="email"
        autoComplete="off"
        label={t('office.frame.email')}
        required
        invalid={invalid}
      />
      <OfficeSelect
        id="role"
        label={t('office.staff.roleLabel')}
        hint={t('office.staff.roleHint')}
        defaultValue="clerk"
        choices={staffRoles.map((value) => ({ value, label: t(`office.staff.role.${value}`) }))}
        invalid={invalid}
      />
      <OfficeSelect
        id="language"
        label={t('office.frame.language')}
        defaultValue={language}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        invalid={invalid}
      />
      <button className="btn" name="intent" value="staff.add">
        {t('office.staff.addButton')}
      </button>
    </OfficeForm>
  )
}

function Demand({ isDemanded }: { isDemanded: boolean }) {
  const { t } = useOffice()
  return (
    <OfficeForm className="panel">
      <h2>{t('office.staff.demandTitle')}</h2>
      <OfficeErrors invalid={useInvalidForm('staff.demand')} />
      <p>{t('office.staff.demandText')}</p>
      <p>{t(isDemanded ? 'office.staff.demandOn' : 'office.staff.demandOff')}</p>
      <input type="hidden" name="demand" value={isDemanded ? '' : 'all'} />
      <button className="btn btn--quiet" name="intent" value="staff.demand">
        {t(isDemanded ? 'office.staff.allow' : 'office.staff.demand')}
      </button>
    </OfficeForm>
  )
}
