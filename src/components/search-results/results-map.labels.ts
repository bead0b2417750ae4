/** What the map says. */
export const resultsMapLabels = {
  mapName: 'Map of the hotels',
  mapHelp: 'Arrow keys move the map, plus and minus zoom, Enter leads to the hotels on it.',
  mapZoomIn: 'Zoom in',
  mapZoomOut: 'Zoom out',
  mapShowAll: 'Show all hotels',
  mapSearch: 'Search this area',
  mapHotel: '{hotel}, {price}',
  mapClose: 'Close: {title}',
}
