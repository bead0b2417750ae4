/** The kinds of photos in words, by the API's names in lower case; `all` stands for every kind. */
export const photoCategoryLabels = {
  all: 'All',
  exterior: 'Exterior',
  rooms: 'Rooms',
  dining: 'Dining',
  wellness: 'Wellness',
  spaces: 'Public areas',
  surroundings: 'Surroundings',
}
