/**
 * A session for a page that is shown without one, only where a setting or a flag asks for it (C.3).
 * The numbers are the specification's (E1-34); its failed-service record is data and does nothing.
 */
export const SAMPLE_SESSION = {
  propertyId: 'NYCAB',
  prop_name: 'Sample hotel',
  memState: 'anonymous',
  isMax: false,
  isMemberRate: false,
  searchRadius: 50,
  recordsPerPage: 40,
  pageNumber: 1,
  sortType: 'distance',
  lengthOfStay: 18,
  numRooms: 1,
  numAdultsPerRoom: 1,
  failedService: { httpStatus: 400, type: 'API', message: 'failed' },
} as const
