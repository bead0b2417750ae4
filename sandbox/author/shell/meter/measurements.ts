/** The meter's message to the shell, which the meter posts again after each new measurement. */
export interface Measurements {
  source: 'foyer-meter'
  /** Bytes transferred over the network; cached files do not count. */
  bytes: { all: number; scripts: number; styles: number; pictures: number; requests: number }
  /** File name to bytes, of scripts and styles. */
  files: Record<string, number>
  /** Cumulative Layout Shift. */
  layoutShift: number
  /** Accessibility findings of axe; null until axe has run. */
  findings: Finding[] | null
  /** Ids of the components on the page with their types. */
  components: { id: string; type: string }[]
}

export interface Finding {
  /** Id of the component with the finding; '' outside of components. */
  component: string
  rule: string
  impact: string
  /** The problem and its remedy. */
  help: string
  count: number
}
