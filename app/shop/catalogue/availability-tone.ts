/** How the page marks where a product stands: there, short, or not to be had. */
export type AvailabilityTone = 'in' | 'low' | 'out'
