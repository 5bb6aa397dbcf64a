/** Selects how the page marks the availability: in stock, few left, or unavailable. */
export type AvailabilityTone = 'in' | 'low' | 'out'
