/** The arrangement of matrices of 4 bits (`four-bit-panels.ts`). */
export const panelWidth: usize = 16;
export const blockInputs: usize = 32;
/** Of a panel's values. */
export const blockBytes: usize = 256;
export const blockFactorBytes: usize = 32;
