/** The driver prepares a statement that ends with this mark. */
export const PREPARED_MARK = '/* prepared */';
