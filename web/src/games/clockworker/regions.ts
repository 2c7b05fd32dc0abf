/** Where on the table something is chosen, by the question or by the kind of action. */
export type Region = "row" | "artifacts" | "archives" | "tableau";

export const REGIONS: Readonly<Record<string, Region>> = {
  "action-phase": "tableau",
  "staffing": "tableau",
  "distribution": "tableau",
  "repair-payment": "tableau",
  "communication-payment": "tableau",
  "antenna-discount": "archives",
  "duplication": "tableau",
  "optional-recovery": "tableau",
  "turn-end": "tableau",
  "extract": "tableau",
  "distribute": "tableau",
  "reassign": "row",
  "repair": "artifacts",
  "communicate": "archives",
};
