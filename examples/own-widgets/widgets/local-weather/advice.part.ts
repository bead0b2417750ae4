import type { Part } from 'foyer/parts'
import { adviceLabels } from './advice.labels'
import { Advice, type AdviceModel } from './advice.view'

interface Given {
  props: { labels: typeof adviceLabels }
  celsius: number
}

export const advicePart: Part<Given, AdviceModel> = {
  labels: adviceLabels,
  useModel: ({ celsius }) => ({ state: celsius < 18 ? 'cool' : 'warm' }),
  View: Advice,
}
