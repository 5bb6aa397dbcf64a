import { isRouteErrorResponse, Outlet, useRouteError } from '@remix-run/react'
import type { ReactNode } from 'react'
import { requestAtWork } from '#app/observability/request-scope.server.ts'
import { useOffice } from './office-context.ts'
import { OfficePage } from './office-page.tsx'

/**
 * The root of every page of the office, in place of that of the shop (app/server/office-build.server.ts). Each page
 * renders its whole document, with a title that only it knows.
 */
export const OfficeLayout = ({ children }: { children: ReactNode }) => <>{children}</>

export function OfficeRoot() {
  return <Outlet />
}

/** Replaces a page that cannot be shown, in the frame of the office. */
export function OfficeErrorBoundary() {
  const { t } = useOffice()
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  const words = (isRouteErrorResponse(error) && (error.data as { message?: string })?.message) || ''
  const [title, text] =
    status === 404
      ? [t('office.frame.notFound'), t('office.frame.notFoundText')]
      : status < 500
        ? [t('error.refused'), words]
        : [t('error.serverFault'), words || t('office.frame.faultText')]
  const reference = status >= 500 ? requestAtWork()?.request : undefined
  return (
    <OfficePage title={title}>
      <p>{text}</p>
      {reference && <p className="hint">{t('office.frame.reference', { reference })}</p>}
      <p>
        <a href="/office">{t('office.frame.toToday')}</a>
      </p>
    </OfficePage>
  )
}
