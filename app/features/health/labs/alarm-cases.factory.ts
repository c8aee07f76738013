/** Lines of reports by what they call for: name, value, unit, range, mark. */
export const alarmCases = {
  now: `
    Potassium (hemolyzed) | 6.9 | |
    Potassium (hemolyzed) | 6.9 | mmol/L | 3.5-5.1
    Kalium (leicht hämolytisch) | 6.9 | mmol/l |
    Glu | 430 | mg/dL |
    Glu | 24 | mmol/L |
    pH (blood) | 7.12 | |
    Venous pH | 7.62 | |
    pH (arterial) | 7.25 | |
    pCO2 | 72 | |
    pCO2 | 72 | mmHg | 35-45
    pCO2 | 9.6 | kPa |
    Tn I | 0.9 | ng/mL | < 0.04
    Tn I | 0.9 | | < 0.04
    S. Potassium | 6.8 | mmol/L |
    Hémoglobine | 6.8 | g/dL | 12-16
    Potassium | 6.8 | mmol/L | 3.5-5.3
    Potassium | 6.0 | mmol/L | 3.5-5.1
    Kalium | 2.4 | mmol/l | 3.5-5.1
    Potassium | 6.8 | | 3.5-5.3
    Sodium | 118 | mmol/L | 136-145
    Sodium | 126 | mmol/L | 136-145
    Natrium | 155 | mmol/l |
    Glucose | 45 | mg/dL | 70-99
    Glucose | 53 | mg/dL | 70-99
    Glucose | 2.8 | mmol/L | 3.9-5.6
    Glucose | 450 | mg/dL |
    Glucosa | 28 | mmol/L |
    hs-Troponin T | 20 | ng/L | 0-14
    hs-TnT | 40 | ng/L | < 14
    hs-TnI | 400 | ng/L | < 26
    Troponin I | 0.9 | ng/mL | < 0.04
    Troponin I | 0.30 | ng/mL |
    Troponin | 60 | ng/L | < 14
    Troponin | 60 | | < 14
    hs-cTnT | 15 | pg/mL | ≤ 14
    Troponina ultrasensible | 90 | ng/L | < 19
    Adjusted calcium | 3.4 | mmol/L | 2.2-2.6
    Calcium, corrected for albumin | 1.7 | mmol/L | 2.2-2.6
    Corrected calcium | 13.8 | mg/dL | 8.6-10.2
    Calcium | 3.4 | mmol/L | 2.2-2.6
    Calcium | 6.9 | mg/dL | 8.6-10.2
    Magnesium | 7 | mg/dL | 1.7-2.2
    Magnesium | 4.6 | mg/dL |
    Magnesium | 2.0 | mmol/L | 0.7-1.0
    Bilirubin | 11 | mg/dL | < 1.2
    aPTT | 160 | s | 25-35
    aPTT | 85 | sek. |
    Lactate | 5 | mmol/L | 0.5-2.2
    Laktat | 35 | mg/dL | < 20
    Haemoglobin | 21.5 | g/dL | 12-16
    Haemoglobin | 68 | g/L | 120-160
    Hb | 4.2 | mmol/L | 7.4-9.9
    Haematocrit | 0.62 | L/L |
    WBC | 26 | 10^9/L | 4-10
    Leukozyten | 800 | /µl | 4000-10000
    Neutrophils | 0.4 | 10*9/L | 1.8-7
    Platelets | 12 | 10*9/L | 150-400
    Thrombozyten | 15000 | /µl | 150000-400000
    INR | 6.1 | |
    INR | 5.2 | INR | 2-3
    Quick | 9 | % | 70-120
    Fibrinogen | 0.8 | g/L | 2-4
    Creatinine | 600 | µmol/L | 60-110
    BUN | 104 | mg/dL | 7-20
    Harnstoff | 220 | mg/dL | 17-43
    Lithium | 1.9 | mmol/L | 0.6-1.0
    Digoxin | 3.2 | ng/mL | 0.5-0.9
    Digoxin | 4.0 | nmol/L |
    Ammonia | 130 | µmol/L | 11-35
    pH (arterial) | 7.12 | | 7.35-7.45
    pCO2 (arterial) | 70 | mmHg | 35-45
    Blood ketones | 4.1 | mmol/L | < 0.6
    Iron | 520 | µg/dL | 60-170
    Chloride | 124 | mmol/L | 98-107
    Bicarbonate | 9 | mmol/L | 22-29
    Phosphate | 0.8 | mg/dL | 2.5-4.5
    Ionised calcium | 1.7 | mmol/L | 1.15-1.3
    Carboxyhaemoglobin | 25 | % | < 2 | HH
    CK | 900 | U/L | < 190 | HH`,
  today: `
    ALT | 1500 | U/L | < 35
    ALT | 26 | µkat/L | < 0.6
    AST | 650 | U/L | < 35
    Lipase | 900 | U/L | < 60
    Lipase | 190 | U/L | < 60
    Amylase | 350 | U/L | < 110
    CK | 2400 | U/L | < 190
    CRP | 180 | mg/L | < 5
    CRP | 18 | mg/dL | < 0.5
    Procalcitonin | 1.2 | ng/mL | < 0.1
    Lead | 75 | µg/dL | < 5
    Ammonia | 130 | µg/dL | 19-60
    Creatinine | 400 | µmol/L | 60-110
    Urea | 31 | mmol/L | 2.5-7.8
    Platelets | 42 | 10*9/L | 150-400
    Haemoglobin | 7.6 | g/dL | 12-16
    WBC | 21 | 10*9/L | 4-10
    Lymphocytes | 24 | 10*9/L | 1-4
    Sodium | 151 | mmol/L | 136-145
    Glucose | 22 | mmol/L |
    Glucose | 370 | mg/dL | 70-99
    INR | 4.6 | |
    Lithium | 1.3 | mmol/L | 0.6-1.0
    Triglycerides | 14 | mmol/L | < 1.7
    Triglycerides | 1200 | mg/dL | < 150
    Free T4 | 4.0 | ng/dL | 0.8-1.8
    Free T4 | 50 | pmol/L | 12-22
    Albumin | 18 | g/L | 35-50
    D-dimer | 1.4 | mg/L FEU | < 0.5
    Anion gap | 32 | mmol/L | 8-16
    Blood ketones | 1.8 | mmol/L | < 0.6
    Haemoglobin | 20.3 | g/dL | 12-16`,
  days: `
    ALT | 85 | U/L | < 35
    PSA | 9 | ng/mL | < 4
    CRP | 60 | mg/L | < 5
    CK | 600 | U/L | < 190
    TSH | 12 | mIU/L | 0.4-4
    Ferritin | 6 | ng/mL | 15-150
    GGT | 300 | U/L | < 60
    eGFR | 25 | mL/min/1.73m² | ≥ 60
    Uric acid | 15 | mg/dL | 3.5-7.2
    Glucose | 230 | mg/dL | 70-99
    Something new | 900 | mg/L | 10-100
    Creatinine | 2.6 | mg/dL | 0.6-1.2
    Platelets | 900 | 10*9/L | 150-400`,
  nobody: `
    Sodium (Urine) | 60 | mmol/L | 40-220
    Sodium (Urine) | 20 | mmol/L | 40-220
    Potassium (Urine) | 45 | mmol/L |
    Kalium (Urin) | 45 | mmol/l | 25-125
    Urea (Urine) | 250 | mmol/L |
    Phosphate (Urine) | 20 | mmol/L |
    Magnesium (Urine) | 4 | mmol/L |
    Leukocytes (Urine) | 5 | /uL | 0-10
    WBC (urine) | 5 | /uL |
    Leucocitos (orina) | 3 | /uL |
    Hemoglobin (Urine) | 0 | g/dL |
    Neutrophils (CSF) | 0 | % |
    Potassium (RBC) | 95 | mmol/L | 80-110
    Creatinine (24h urine) | 110 | mg/dL |
    Glucose (CSF) | 38 | mg/dL | 40-70
    Glucosa LCR | 55 | mg/dL | 40-70
    Liquorglukose | 2.7 | mmol/L |
    Magnesium, RBC | 6 | mg/dL |
    TP | 7.1 | g/dL | 6.4-8.3
    PCT | 0.25 | % | 0.15-0.35
    PCT | 0.6 | % |
    T4 | 14 | pmol/L | 12-22
    Acct # | 4212345 | | 10-100
    Reference Range >= 20 | 0.4 | | 4-5
    HbA1c | 7.3 | % | 4-5.6
    HbA1c | 56 | mmol/mol | 20-38
    HbA1c | 12 | % | 4-5.6
    hCG | 5000 | IU/L | < 5
    Vitamin D (25-OH) | 14 | ng/mL | 30-100
    TPO antibodies | 90 | IU/mL | < 35
    IgE | 250 | IU/mL | < 100
    INR | 2.5 | | 0.9-1.1
    LDL cholesterol | 210 | mg/dL | < 100
    Triglycerides | 310 | mg/dL | < 150
    Progesterone | 40 | ng/mL | 0.2-1.5
    Estradiol | 900 | pg/mL | 30-120
    CRP | 12 | mg/L | < 5
    CK | 400 | U/L | < 190
    Glucose | 140 | mg/dL | 70-99
    Potassium | 6.2 | mmol/L | 3.5-6.5
    Potassium | 3.1 | mmol/L | 3.5-5.1
    Potassium | 4.2 | mmol/L | 3.5-5.1 | HH
    hs-TnT | 9 | ng/L | < 14
    hs-TnT | 9 | ng/L |
    Troponin | 9 | ng/L |
    Glucose | 5.5 | |
    Glucose | 100 | mg/dL |
    Haemoglobin | 140 | g/L |
    Potassium | < 6.8 | mmol/L |
    Potassium | 45 | pieces |
    Lithium | 0.1 | mmol/L | 0.6-1.0
    Glu | 430 | umol/L |
    Glu | 430 | |
    pH | 7.12 | |
    pH (urine) | 5.0 | |
    pH (blood) | 7.32 | |
    pCO2 | 60 | mmHg |
    Tn I | 0.9 | |
    Glucose 2 h | 430 | mg/dL |
    Protein (Urine) | ++ | |
    25-OH Vitamin D | 300 | nmol/L | 75-250`,
} as const
