/** Viewport names, from narrow to wide. */
export type ViewportName = 'XS' | 'S' | 'M' | 'L' | 'XL'

/** Minimum widths of S, M, L and XL, CSS px (E4-01). */
export const BREAKPOINTS = [576, 768, 992, 1200] as const

const NAMES = ['XS', 'S', 'M', 'L', 'XL'] as const

/** Name of the viewport of a width in CSS px: 767 → S, 768 → M (C.23). */
export function viewportAt(width: number): ViewportName {
  return NAMES[BREAKPOINTS.filter((least) => width >= least).length] as ViewportName
}

/** Whether a viewport is at least as wide as the named one; null for an unknown name (C.23). */
export function isAsWide(viewport: ViewportName, name: string): boolean | null {
  const least = NAMES.indexOf(name as ViewportName)
  return least < 0 ? null : NAMES.indexOf(viewport) >= least
}
