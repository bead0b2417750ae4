/** What `foyer build` needs of the widgets' contract; no promise to others. */
export { fieldsOf } from '../mapping/schema-fields'
