import {
  cancelJob,
  deleteJob,
  findJob,
} from '#app/shop/maintenance/exchange-jobs/exchange-jobs.server.ts'
import { isPersonalExport } from '#app/shop/maintenance/exchange-jobs/exchange-job.ts'
import { notFound } from '#app/http/responses.server.ts'
import {
  officeRedirect,
  refuse,
  type OfficeAction,
  type OfficeFormContext,
} from '../frame/create-office-action.server.ts'
import { pathWith } from '../frame/path-with.ts'

/**
 * Returns the actions that cancel and delete a job, each of which leads back to its page.
 * @param options.pathAfterDeletion The page to which a deletion leads instead.
 */
export const jobActions = ({ pathAfterDeletion }: { pathAfterDeletion?: string } = {}): Record<
  string,
  OfficeAction
> => ({
  'exchange.cancel': async (context) => {
    const job = await requireJob(context)
    const isCancelled = await cancelJob(job, context.now)
    return isCancelled
      ? officeRedirect(pathWith(context.url), context.t('office.exchange.cancelled'))
      : refuse(context, { form: context.t('office.exchange.changed') }, 409)
  },
  'exchange.delete': async (context) => {
    const job = await requireJob(context)
    return (await deleteJob(job.id, context.now))
      ? officeRedirect(
          pathAfterDeletion ?? pathWith(context.url),
          context.t('office.exchange.deleted'),
        )
      : refuse(context, { form: context.t('office.exchange.changed') }, 409)
  },
})

/** @throws {Response} 404 for a job that is unknown or not for this member of staff. */
async function requireJob({ form, staff, t }: OfficeFormContext) {
  const job = await findJob(form.get('id') ?? '')
  if (!job || (staff.role !== 'owner' && isPersonalExport(job.kind))) throw notFound(t)
  return job
}
