import type { LabPanel } from './lab-test.ts'

export const thyroid: LabPanel = {
  panel: 'Thyroid',
  tests: [
    {
      loinc: '3016-3',
      also: '11579-0, 11580-8',
      name: 'TSH',
      called:
        'Thyrotropin, TSH basal, Thyroid stimulating hormone, Thyreotropin, Tirotropina, TSH ultrasensitive, TSH ultrasensible, Ultrasensitive TSH, TSH us, TSH high sensitivity, TSH hs, TSH sensitive, TSH ultrasensitiv, TSH (thyrotropin), Thyréostimuline, Hormona estimulante de la tiroides, Hormona estimulante del tiroides, Hormônio tireoestimulante, TSH ultrassensível, Tireotropina, Hormona tirotropa, TSH reflex',
      units: { 'm[IU]/L': 2, 'u[IU]/mL': 2 },
    },
    {
      loinc: '3024-7',
      also: '14920-3',
      name: 'Free T4',
      called:
        'fT4, FT4, T4 free, T4 frei, Freies T4, Free thyroxine, T4 libre, Tiroxina libre, T4, Free T4 (FT4), FT4 (free T4), Thyroxin freies, T4 (frei), Tiroxina libera, Thyroxine libre, Thyroxine, Thyroxine free direct, T4 free direct, Thyroxine free, Freies Thyroxin, fT4 (freies Thyroxin), T4L, T4 livre, T4 libre (T4L), FT4 (freies T4), T4 libera, Tiroxina livre, Vrij T4, Free T4 direct, FT4L, Thyroxine (T4) free',
      units: { 'ng/dL': 2, 'pmol/L': 1, 'pg/mL': 1, 'ng/L': 1 },
      molarMass: 776.87,
    },
    {
      loinc: '3051-0',
      also: '14928-6',
      name: 'Free T3',
      called:
        'fT3, FT3, T3 free, T3 frei, Freies T3, Free triiodothyronine, T3 libre, T3, Free T3 (FT3), T3 (frei), Triiodotironina libera, Triiodothyronine free, Freies Trijodthyronin, Triiodothyronine libre, T3L, T3 livre, Triyodotironina libre, Vrij T3, fT3 (freies T3), Free T3 direct, Triiodothyronine (T3) free, T3 libera',
      units: { 'pg/mL': 2, 'pmol/L': 1, 'ng/L': 2 },
      molarMass: 650.97,
    },
    {
      loinc: '3026-2',
      also: '14921-1',
      name: 'Total T4',
      called:
        'T4, T4 total, Total thyroxine, Thyroxine, Thyroxin, Tiroxina, Thyroxine total, Total thyroxine (T4), T4 (thyroxine), Thyroxine (T4)',
      units: { 'ug/dL': 1, 'nmol/L': 0 },
      molarMass: 776.87,
    },
    {
      loinc: '3053-6',
      also: '14930-2',
      name: 'Total T3',
      called:
        'T3, T3 total, Triiodothyronine, Trijodthyronin, Triiodothyronine total, Total triiodothyronine, Total triiodothyronine (T3), T3 (triiodothyronine), Triiodothyronine (T3)',
      units: { 'ng/dL': 0, 'nmol/L': 2, 'ug/L': 2 },
      molarMass: 650.97,
    },
    {
      loinc: '3052-8',
      name: 'Reverse T3',
      called: 'rT3, T3 reverse',
      units: { 'ng/dL': 1, 'pg/mL': 0, 'nmol/L': 2 },
      molarMass: 650.97,
    },
    {
      loinc: '8099-4',
      name: 'TPO antibodies',
      called:
        'Anti-TPO, TPO Ab, TPO-AK, TPO-Antikörper, MAK, Thyroid peroxidase antibodies, Anticuerpos anti-TPO, Anti thyroid peroxidase antibodies, Thyroid peroxidase ab, TPO antibody, Anti-thyroid peroxidase, Thyroid peroxidase (TPO) ab, Anti-TPO antibodies, Anti thyroid peroxidase antibodies (ATPO), Anticorps anti-TPO, Anticorps anti-thyroperoxydase, Anticorpos anti-TPO, Anticuerpos antiperoxidasa, ATPO, Anti-TPO (MAK), TPO-Ak (MAK), Microsomal TPO antibody',
      units: { '[IU]/mL': 0, 'k[IU]/L': 0 },
    },
    {
      loinc: '8098-6',
      name: 'Thyroglobulin antibodies',
      called:
        'Anti-Tg, TgAb, TAK, Tg-AK, Thyreoglobulin-Antikörper, Thyroglobulin antibody, Anti-thyroglobulin antibodies, Anti-thyroglobulin, Anti-TG antibodies, Antithyroglobulin ab, Anticuerpos antitiroglobulina, Anticorps anti-thyroglobuline, TgAk, Thyroglobulin ab',
      units: { '[IU]/mL': 0, 'k[IU]/L': 0 },
    },
    {
      loinc: '5385-0',
      name: 'TSH receptor antibodies',
      called: 'TRAb, TRAK, TSH-Rezeptor-Antikörper, TSH receptor Ab',
      units: { '[IU]/L': 2 },
    },
    { loinc: '3013-0', name: 'Thyroglobulin', called: 'Tg, Thyreoglobulin, Tiroglobulina', units: { 'ng/mL': 1, 'ug/L': 1 } },
  ],
}

export const hormones: LabPanel = {
  panel: 'Hormones',
  tests: [
    {
      loinc: '2986-8',
      also: '14913-8',
      name: 'Testosterone',
      called:
        'Total testosterone, Testosterone total, Testosteron, Testosteron gesamt, Testosterona, Testostérone, Testosterone serum, Testosterona total, Testostérone totale, Gesamt-Testosteron, Total testosterone (LC/MS)',
      units: { 'ng/dL': 0, 'nmol/L': 1, 'ng/mL': 2 },
      molarMass: 288.42,
    },
    {
      loinc: '2991-8',
      also: '14914-6',
      name: 'Free testosterone',
      called:
        'Testosterone free, Freies Testosteron, Testosteron frei, Testosterona libre, Testosterone free direct, Free testosterone direct, Testosterone free calculated, Testosterona livre, Testostérone libre, Calculated free testosterone',
      units: { 'pg/mL': 1, 'pmol/L': 0, 'ng/dL': 2 },
      molarMass: 288.42,
    },
    {
      loinc: '13967-5',
      name: 'SHBG',
      called:
        'Sex hormone binding globulin, Sexualhormon-bindendes Globulin, Sex horm binding glob, Sex hormone binding globulin (SHBG), Sexual hormone binding globulin, Globulina fijadora de hormonas sexuales',
      units: { 'nmol/L': 1 },
    },
    {
      loinc: '2243-4',
      also: '14715-7',
      name: 'Estradiol',
      called:
        'Oestradiol, E2, Östradiol, Estradiol (E2), Estradiol sensitive, Estradiol ultrasensitive, 17-beta-Estradiol, 17β-Estradiol, Östradiol (E2), Estradiol 17-beta',
      units: { 'pg/mL': 0, 'pmol/L': 0, 'ng/L': 0 },
      molarMass: 272.38,
    },
    {
      loinc: '2839-9',
      also: '14890-8',
      name: 'Progesterone',
      called: 'Progesteron, Progesterona, Progestérone',
      units: { 'ng/mL': 2, 'nmol/L': 1 },
      molarMass: 314.46,
    },
    {
      loinc: '1668-3',
      name: '17-OH progesterone',
      called: '17-OHP, 17-Hydroxyprogesterone, 17-OH-Progesteron',
      units: { 'ng/dL': 0, 'nmol/L': 1, 'ng/mL': 2 },
      molarMass: 330.46,
    },
    {
      loinc: '15067-2',
      name: 'FSH',
      called:
        'Follitropin, Follicle stimulating hormone, Follikelstimulierendes Hormon, Follicle stimulating hormone (FSH), Hormona foliculoestimulante, FSH (follicle stimulating hormone), Folículo estimulante',
      units: { 'm[IU]/mL': 1, '[IU]/L': 1 },
    },
    {
      loinc: '10501-5',
      name: 'LH',
      called:
        'Lutropin, Luteinizing hormone, Luteinisierendes Hormon, Luteinising hormone, Luteinizing hormone (LH), LH (luteinizing hormone), Hormona luteinizante',
      units: { 'm[IU]/mL': 1, '[IU]/L': 1 },
    },
    {
      loinc: '2842-3',
      name: 'Prolactin',
      called: 'PRL, Prolaktin, Prolactina, Prolactine, Prolattina, Prolaktine, Prolactinémie, Prolactin (PRL)',
      units: { 'ng/mL': 1, 'ug/L': 1, 'm[IU]/L': 0 },
    },
    {
      loinc: '38476-8',
      name: 'AMH',
      called:
        'Anti-Müllerian hormone, Anti-Müller-Hormon, Anti-Mullerian hormone, Anti-müllerian hormone (AMH), Hormona antimülleriana, Hormone antimüllérienne, Antimullerian hormone, Müllerian inhibiting substance',
      units: { 'ng/mL': 2, 'ug/L': 2 },
    },
    {
      loinc: '19080-1',
      also: '21198-7',
      name: 'hCG',
      called:
        'HCG, Beta-HCG, b-HCG, β-HCG, hCG quantitative, Beta-hCG quantitative, hCG total beta, HCG beta, Total hCG, β-hCG quantitative',
      units: { 'm[IU]/mL': 0, '[IU]/L': 0 },
    },
    {
      loinc: '2143-6',
      also: '14675-3',
      name: 'Cortisol',
      called:
        'Kortisol, Cortisol basal, Cortisol AM, Cortisol morning, Cortisol PM, Cortisol total, Cortisol 8 AM, Cortisol matinal, Morning cortisol, Cortisol random',
      units: { 'ug/dL': 1, 'nmol/L': 0, 'ug/L': 0 },
      molarMass: 362.46,
    },
    {
      loinc: '2141-0',
      name: 'ACTH',
      called: 'Corticotropin, Adrenocorticotropes Hormon',
      units: { 'pg/mL': 0, 'pmol/L': 1, 'ng/L': 0 },
      molarMass: 4541,
    },
    {
      loinc: '2191-5',
      also: '14688-6',
      name: 'DHEA-S',
      called:
        'DHEAS, DHEA sulfate, DHEA sulphate, DHEA-Sulfat, Dehydroepiandrosterone sulfate, DHEA-SO4, DHEA sulfate (DHEAS), Sulfato de DHEA, S-DHEA, SDHEA, DHEA-S04',
      units: { 'ug/dL': 0, 'umol/L': 1, 'ug/mL': 2 },
      molarMass: 368.49,
    },
    {
      loinc: '1854-9',
      name: 'Androstenedione',
      called: 'Androstendion, Androstenediona',
      units: { 'ng/mL': 2, 'nmol/L': 2, 'ng/dL': 0 },
      molarMass: 286.41,
    },
    {
      loinc: '2484-4',
      name: 'IGF-1',
      called:
        'IGF-I, Somatomedin C, Insulin-like growth factor 1, IGF-1 (somatomedin C), Insulin-like growth factor I, Somatomedina C, IGF1',
      units: { 'ng/mL': 0, 'ug/L': 0 },
    },
    {
      loinc: '2963-7',
      name: 'Growth hormone',
      called: 'GH, STH, HGH, Somatotropin, Wachstumshormon',
      units: { 'ng/mL': 2, 'ug/L': 2 },
    },
    {
      loinc: '2731-8',
      also: '14866-8',
      name: 'Parathyroid hormone',
      called:
        'PTH, PTH intact, Intact PTH, Parathormon, Parathormon intakt, Hormona paratiroidea, Parathyroid hormone intact, PTH intacta, Parathyroid hormone (PTH), Parathormone, PTH intacte, PTHi, iPTH, Intakt-PTH, Paratormona, Paratohormonio, Paratormônio, Parathormone (PTH), Parathormon (PTH)',
      units: { 'pg/mL': 0, 'pmol/L': 1, 'ng/L': 0 },
      molarMass: 9425,
    },
  ],
}
