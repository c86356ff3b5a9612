/** Before, time taken, after: shared by the column headings and every row. */
export const tracks = 'minmax(0, 3fr) minmax(0, 3.4fr) minmax(0, 3fr)';
