/** Whatever a shop that stood here before left behind would go on answering in this one's place. */
export async function removeServiceWorkers() {
  // Only under https, and on the own machine, are there any.
  const left = await navigator.serviceWorker?.getRegistrations()
  await Promise.all(left?.map((worker) => worker.unregister()) ?? [])
}
