# Ce qui ne va pas à une clé d’un fichier de matériel. $found : ce qui s’y trouve ; $wanted : ce qui devrait s’y trouver.
component-flaw =
    { $reason ->
        [unreadable] le fichier est illisible ({ $found })
        [not-utf-8] le fichier n’est pas un texte en UTF-8
        [not-toml] cette ligne n’est pas du TOML : { $found }
        [empty-file] le fichier est vide : il ne change rien
        [too-many] il y a trop de nombres ; au plus { $wanted } clés et éléments
        [too-deep] les tables sont trop imbriquées ; au plus { $wanted } niveaux
        [unknown-key] cette clé n’existe pas ; il y a { $wanted }
        [unknown-key-near] cette clé n’existe pas ; peut-être { $wanted }
        [missing-key] cette clé manque
        [wrong-type] { $found } devrait être { component-type }
        [wrong-length] longueur de la liste : { $found } au lieu de { $wanted }
        [wrong-count] le compte n’y est pas ({ $found }) ; il en faut { $wanted }
        [too-few] il y en a trop peu ({ $found }) ; il en faut au moins { $wanted }
        [too-small] { $found } est trop petit ; au moins { $wanted }
        [too-large] { $found } est trop grand ; au plus { $wanted }
        [not-a-multiple] { $found } n’est pas un multiple de { $wanted }
        [not-one-of] { $found } ne convient pas ; valeurs possibles : { $wanted }
        [not-allowed] { $found } n’est pas permis ({ $wanted })
        [not-rising] { $found } devrait dépasser { $wanted }, qui le précède
        [not-falling] { $found } devrait décroître d’un élément à l’autre
        [not-above] { $found } devrait dépasser { $wanted } en moyenne
        [not-between] { $found } est hors de l’intervalle { $wanted }
        [not-larger] dans { $found }, le premier nombre doit dépasser le second, sans compter les signes, et aucun ne peut être 0
        [off-step] { $found } ne s’atteint pas par crans de { $wanted }
        [used-twice] { $found } est utilisé deux fois
        [empty] c’est vide
        [lacks] il y manque { $wanted }
        [exactly-one] il en faut exactement un parmi { $wanted }
        [no-layout] ces pièces ne peuvent pas être disposées selon les règles
        [no-source] le nombre ne dit pas d’où il vient ({ $wanted })
       *[other] { $reason }
    }
component-type =
    { $wanted ->
        [number] un nombre entier
        [list] une liste
        [table] une table
        [text] du texte
        [true-or-false] true ou false
       *[other] { $wanted }
    }
