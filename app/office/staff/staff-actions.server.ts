import { json } from '@remix-run/node'
import { originOf } from '#app/http/head.server.ts'
import { readStaff, readStaffRole } from '#app/shop/staff/staff.schema.ts'
import {
  addStaff,
  demandTotp,
  endStaff,
  endStaffSignIns,
  renewStaffLink,
  setStaffRole,
  type ChangeStaffOutcome,
} from '#app/shop/staff/staff.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import type { NewLink } from './staff-page.tsx'

const page = '/office/staff'

/** The forms of the staff page, which owners alone may send. */
export const staffActions: Record<string, OfficeAction> = {
  'staff.add': add,
  'staff.change': change,
  'staff.demand': demand,
}

/** Shows the page with a link, which is not stored and therefore not shown after a redirect. */
const showLink = (context: OfficeFormContext, message: string, key: string) =>
  json<NewLink>({ link: { message, address: `${originOf(context)}/office?key=${key}` } })

async function add(context: OfficeFormContext) {
  const { form, t, now } = context
  const read = readStaff(form)
  if (!read.ok) {
    const { name, email, role, language } = read.faults
    return refuse(context, {
      ...(name && {
        name: t(name === 'long' ? 'office.staff.nameLong' : 'office.staff.nameMissing'),
      }),
      ...(email && {
        email: t(email === 'missing' ? 'office.staff.emailMissing' : 'office.staff.emailMalformed'),
      }),
      ...(role && { role: t('office.frame.choiceUnknown') }),
      ...(language && { language: t('office.frame.choiceUnknown') }),
    })
  }
  const added = await addStaff(read.staff, now)
  if (!added.ok) return refuse(context, { email: t('office.staff.exists') })
  return showLink(context, t('office.staff.added', { name: read.staff.name }), added.key)
}

/** Each change of one account is a button of the same form. */
async function change(context: OfficeFormContext) {
  const { form, t, now, staff } = context
  const [id, chosen] = [form.get('id') ?? '', form.get('do')]
  // An owner who ended or demoted themselves by mistake could not take it back.
  if (id === staff.id) return refuse(context, { form: t('office.staff.notSelf') })
  if (chosen === 'link') return newLink(context, id)
  const role = readStaffRole(chosen)
  if (role) {
    const words = t(`office.staff.role.${role}`)
    return changed(context, await setStaffRole({ id }, role, now), ({ name }) =>
      t('office.staff.roleChanged', { name, role: words }),
    )
  }
  if (chosen === 'end')
    return changed(context, await endStaff({ id }, now), ({ name }) =>
      t('office.staff.ended', { name }),
    )
  if (chosen !== 'end-sign-ins') return refuse(context, { form: t('office.frame.choiceUnknown') })
  return changed(context, await endStaffSignIns({ id }, now), ({ name }) =>
    t('office.staff.signInsEnded', { name }),
  )
}

const refuseChange = (context: OfficeFormContext, reason: 'unknown' | 'last-owner') =>
  refuse(context, {
    form: context.t(reason === 'unknown' ? 'office.staff.unknown' : 'office.staff.lastOwner'),
  })

function changed(
  context: OfficeFormContext,
  outcome: ChangeStaffOutcome,
  describe: (staff: { name: string }) => string,
) {
  if (!outcome.ok) return refuseChange(context, outcome.reason)
  return officeRedirect(page, describe(outcome.staff))
}

async function newLink(context: OfficeFormContext, id: string) {
  const outcome = await renewStaffLink({ id }, context.now)
  if (!outcome.ok) return refuseChange(context, outcome.reason)
  const message = context.t('office.staff.newLink', { name: outcome.staff.name })
  return showLink(context, message, outcome.key)
}

async function demand(context: OfficeFormContext) {
  const { form, t, now, hasTotp } = context
  const isDemanded = form.get('demand') === 'all'
  if (isDemanded && !hasTotp) return refuse(context, { form: t('office.staff.demandFirst') })
  await demandTotp(isDemanded, now)
  return officeRedirect(page, t(isDemanded ? 'office.staff.demandOn' : 'office.staff.demandOff'))
}
