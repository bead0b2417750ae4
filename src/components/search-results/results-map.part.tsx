import type { Part } from '../../mapping/late-part'
import { resultsMapLabels } from './results-map.labels'
import { type MapLink, type ResultsMapModel, useResultsMap } from './results-map.model'
import { ResultsMap } from './results-map.view'
import type { SearchResultsProps } from './search-results.schema'

interface MapPartProps {
  props: SearchResultsProps
  map: MapLink
}

/** The map beside the list. */
export const resultsMapPart: Part<MapPartProps, ResultsMapModel> = {
  labels: resultsMapLabels,
  useModel: ({ props, map }) => useResultsMap(props, map),
  View: ResultsMap,
}
