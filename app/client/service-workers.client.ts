/** Unregisters the service workers of a former site at this address, which would go on answering in its place. */
export async function removeServiceWorkers() {
  // Service workers exist under https and on localhost only.
  const left = await navigator.serviceWorker?.getRegistrations()
  await Promise.all(left?.map((worker) => worker.unregister()) ?? [])
}
